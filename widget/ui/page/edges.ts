/** Less than this is a bar of the browser's own, in pixels. */
const BAR = 100;

/** Milliseconds in which what is added to a page is taken as one, and after which those that fade or slide in are there. */
const PAUSE = 300;
const LATER = 4_000;

/**
 * Tells the styles how far a keyboard and the page's own fixed parts reach into the window where the card is: chat
 * buttons and cookie bars at the bottom, sticky headers at the top. A page that was only zoomed into has no keyboard.
 *
 * Of the page only what is added to its ends is watched, which is where such parts are put: what changes all the time
 * inside of it costs nothing.
 *
 * @returns looks before the card is painted where it would be covered, and once more for what comes late.
 */
export function keepClear( root: ShadowRoot, stage: HTMLElement ): ( () => void ) | undefined {
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
			page.append( host ); // A transformed or filtered body takes along what is fixed.
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
		const covers = ( corner.firstElementChild as HTMLElement ).offsetHeight;
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
