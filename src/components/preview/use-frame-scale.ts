import { type CSSProperties, type RefObject, useEffect, useState } from 'react';

/**
 * Returns the style of a frame that is `width` pixels wide inside and fits its container. It never scales up.
 *
 * @param width pixels
 */
export function useFrameScale( room: RefObject< HTMLElement >, width: number ): CSSProperties {
	const [ size, setSize ] = useState( { width: 0, height: 0 } );

	useEffect( () => {
		const element = room.current;
		if ( ! element ) {
			return undefined;
		}
		const watcher = new ResizeObserver( () =>
			setSize( { width: element.clientWidth, height: element.clientHeight } )
		);
		watcher.observe( element );
		return () => watcher.disconnect();
	}, [ room ] );

	const scale = size.width === 0 ? 1 : Math.min( 1, size.width / width );
	return { width, height: size.height / scale, transform: `scale(${ String( scale ) })` };
}
