/**
 * True if the background of a survey is dark: by the first background color behind it, else by the page's color scheme, and
 * only if the page sets none, by the visitor's system.
 *
 * @param place the survey's; null for a pop-up over the page.
 */
export function isPageDark( place: Element | null ): boolean {
	const root = document.documentElement;
	for ( const start of place
		? [ place ]
		: [ document.body, document.elementFromPoint( innerWidth / 2, innerHeight / 2 ) ] ) {
		for ( let element = start; element; element = element.parentElement ) {
			const isDark = isColorDark( getComputedStyle( element ).backgroundColor );
			if ( isDark !== undefined ) {
				return isDark;
			}
		}
	}
	const { colorScheme } = getComputedStyle( root );
	const says = /^(dark|light)( only)?$|^only /.test( colorScheme ) && colorScheme;
	return says ? says.includes( 'dark' ) : matchMedia( '(prefers-color-scheme: dark)' ).matches;
}

/** Returns undefined for a color that is more than half transparent. */
function isColorDark( color: string ): boolean | undefined {
	const [ first = 0, second = 0, third = 0, alpha = 1 ] = ( color.match( /[\d.]+/g ) ?? [] ).map( Number );
	if ( alpha < 0.5 || ! color ) {
		return undefined;
	}
	// All other browser formats begin with a lightness, or nearly: oklch(0.2 …), lab(20 …), color(srgb 0.2 …).
	return (
		( color.startsWith( 'rgb' ) ? ( first * 3 + second * 6 + third ) / 2550 : first > 1 ? first / 100 : first ) <
		0.5
	);
}
