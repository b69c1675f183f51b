/** All types with a script of their own, for the builder's preview and tests. */
import './date';
import './dropdown';
import './matrix';
import './number';
import './ranking';
import './slider';
