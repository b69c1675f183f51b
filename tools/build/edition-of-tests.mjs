/** For vitest: what the whole plugin has, where the build would have put it. */
import { FULL } from './edition.mjs';

Object.assign( globalThis, { IN_EDITION: FULL.has } );
