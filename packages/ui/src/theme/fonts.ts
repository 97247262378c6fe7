/* Import once, at the entry of an application: it bundles the text and the mono font. */
import "./fonts.css";
