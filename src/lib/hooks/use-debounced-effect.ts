import { useEffect, useRef } from 'react';

/** Runs `effect` once `value` hasn't changed for `delay` milliseconds; not for the first value. */
export function useDebouncedEffect< T >( value: T, delay: number, effect: ( value: T ) => void ): void {
	const latest = useRef( effect );
	const seen = useRef( value );

	useEffect( () => {
		latest.current = effect;
	} );

	useEffect( () => {
		if ( seen.current === value ) {
			return;
		}
		const timer = window.setTimeout( () => {
			seen.current = value;
			latest.current( value );
		}, delay );
		return () => window.clearTimeout( timer );
	}, [ value, delay ] );
}
