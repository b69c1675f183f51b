/** A smaller height is a browser bar, in pixels. */
const BAR = 100;

/** Milliseconds in which additions to a page count as one, and after which fading or sliding parts are in place. */
const PAUSE = 300;
const LATER = 4_000;

/**
 * Gives the styles the height of a keyboard and of the page's fixed parts in the window where the card is: chat buttons and
 * cookie bars at the bottom, sticky headers at the top. A page that was only zoomed into has no keyboard.
 *
 * Only additions at the ends of the page are observed, which is where such parts are put: frequent changes inside the page cost
 * nothing.
 *
 * @returns looks measures where the card would be covered before it is painted, and once more for late parts.
 */
export function avoidFixedElements( root: ShadowRoot, stage: HTMLElement ): ( () => void ) | undefined {
	const viewport = window.visualViewport;
	if ( ! viewport ) {
		return;
	}
	const { host } = root;
	const { body, documentElement: page } = document;
	let timer = 0;

	const look = (): void => {
		timer = 0;
		const corner = stage.firstElementChild;
		if ( ! corner ) {
			return; // Closed.
		}
		const { left, right, bottom: end } = corner.getBoundingClientRect();
		if ( end > innerHeight && host.parentNode === body ) {
			page.append( host ); // Fixed parts move with a transformed or filtered body.
		}
		let above = 0;
		let below = innerHeight - viewport.height - viewport.offsetTop;
		if ( viewport.scale > 1 || below < BAR ) {
			below = 0;
		} else {
			root.activeElement?.scrollIntoView( { block: 'nearest' } );
		}
		for ( const y of [ 12, 48, innerHeight - 48, innerHeight - 12 ] ) {
			for ( let x = left + 12; x < right; x += 36 ) {
				let part = document.elementsFromPoint( x, y ).find( ( each ) => each !== host );
				while ( part && ! /fixed|sticky/.test( getComputedStyle( part ).position ) ) {
					part = part.parentElement ?? undefined;
				}
				const { top = 0, bottom = innerHeight } = part?.getBoundingClientRect() ?? {};
				// Anything that covers half of the window is a menu or a picture, which the card ignores.
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
		const covers = corner.querySelector< HTMLElement >( '*' )?.offsetHeight;
		stage.style.cssText = `--above:${ above }px;--below:${ below }px;--covers:${ covers }px`;
	};

	const observer = new MutationObserver( () => {
		timer ||= setTimeout( look, PAUSE );
	} );
	observer.observe( body, { childList: true } );
	observer.observe( page, { childList: true } );
	viewport.addEventListener( 'resize', look );
	return () => {
		requestAnimationFrame( look );
		setTimeout( look, LATER );
	};
}
