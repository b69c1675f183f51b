import { type SetURLSearchParams, useSearchParams } from 'react-router-dom';

/** The URL's parameters and their setter, for controls that change the same screen. Not for effects, in which React can’t render at once. */
export function useUrlParams(): [ URLSearchParams, SetURLSearchParams ] {
	const [ params, setParams ] = useSearchParams();
	return [
		params,
		( next, options ) =>
			// Renders at once, because a second click before that would start from the URL before the first.
			setParams( next, { preventScrollReset: true, flushSync: true, ...options } ),
	];
}
