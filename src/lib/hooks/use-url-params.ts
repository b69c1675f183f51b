import { type NavigateOptions, type SetURLSearchParams, useSearchParams } from 'react-router-dom';
import { useStable } from './use-stable';

/** Keeps the scroll position, and renders at once: a second click before that would start from the URL before the first. */
const SAME_SCREEN: NavigateOptions = { preventScrollReset: true, flushSync: true };

/** The URL's parameters and their setter, for controls that change the same screen. Not for effects. */
export function useUrlParams(): [ URLSearchParams, SetURLSearchParams ] {
	const [ params, setParams ] = useSearchParams();
	return [ params, useStable( ( next, options ) => setParams( next, { ...SAME_SCREEN, ...options } ) ) ];
}
