/** Acts once the page was visible for some seconds, pausing while it is hidden. Uses only events. */
export function afterVisibleTime( seconds: number, page: Window, act: () => void ): void {
	const { document } = page;
	let left = seconds * 1000;
	let end = 0;
	let timer: ReturnType< typeof setTimeout > | undefined;
	const turn = (): void => {
		if ( document.hidden ) {
			clearTimeout( timer );
			left = end - performance.now();
		} else {
			end = performance.now() + left;
			timer = setTimeout( () => {
				document.removeEventListener( 'visibilitychange', turn );
				act();
			}, left );
		}
	};
	document.addEventListener( 'visibilitychange', turn );
	if ( ! document.hidden ) {
		turn();
	}
}
