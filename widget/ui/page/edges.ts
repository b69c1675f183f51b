/** Less than this is a bar of the browser's own, in pixels. */
const BAR = 100;

/** Milliseconds between two looks at a page that changes. */
const PAUSE = 300;

/**
 * Tells the styles how far a keyboard and the page's own fixed parts reach into the window where the card is: chat
 * buttons and cookie bars at the bottom, sticky headers at the top. A page that was only zoomed into has no keyboard.
 *
 * @returns looks before the card is painted where it would be covered.
 */
export function keepClear( { host }: ShadowRoot, stage: HTMLElement ): ( () => void ) | undefined {
	const viewport = window.visualViewport;
	if ( ! viewport ) {
		return;
	}
	let timer = 0;

	const look = (): void => {
		timer = 0;
		const { left, right, bottom: end, height } = ( stage.firstElementChild ?? stage ).getBoundingClientRect();
		if ( end > innerHeight && host.parentNode === document.body ) {
			document.documentElement.append( host ); // A transformed or filtered body takes along what is fixed.
		}
		let above = 0;
		let below = innerHeight - viewport.height - viewport.offsetTop;
		if ( viewport.scale > 1 || below < BAR ) {
			below = 0;
		} else {
			host.shadowRoot?.activeElement?.scrollIntoView( { block: 'nearest' } );
		}
		for ( const y of [ 12, 48, innerHeight - 48, innerHeight - 12 ] ) {
			for ( let x = left + 12; x < right; x += 36 ) {
				let part: Element | null | undefined = document
					.elementsFromPoint( x, y )
					.find( ( each ) => each !== host );
				while ( part && ! /fixed|sticky/.test( getComputedStyle( part ).position ) ) {
					part = part.parentElement;
				}
				const { top = 0, bottom = innerHeight } = part?.getBoundingClientRect() ?? {};
				// What takes half of the window is a menu or a picture, which the card does not keep clear of.
				if ( bottom - top > innerHeight / 2 ) {
					continue;
				}
				if ( y < 99 ) {
					above = Math.max( above, bottom );
				} else {
					below = Math.max( below, innerHeight - top );
				}
			}
		}
		stage.style.cssText = `--above:${ above }px;--below:${ below }px;--covers:${ height }px`;
	};

	new MutationObserver( ( _, self ) => {
		if ( host.isConnected ) {
			timer ||= setTimeout( look, PAUSE );
		} else {
			self.disconnect();
		}
	} ).observe( document, { childList: true, attributes: true, subtree: true } );
	viewport.addEventListener( 'resize', look );
	return () => requestAnimationFrame( look );
}
