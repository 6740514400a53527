"""What a seat's choices were worth, as that seat could judge them when it made them."""
