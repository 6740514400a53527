/**
 * Preact and htm as one module: what the page and the boards are written with.
 * @module
 */
import { createContext, Fragment, h, render } from "./preact/preact.js";
import {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "./preact/hooks.js";
import htm from "./htm/htm.js";

const html = htm.bind(h);

export {
  createContext,
  Fragment,
  h,
  html,
  render,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
};
