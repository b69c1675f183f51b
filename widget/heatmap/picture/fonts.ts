import { asData, isOwn } from './own-files';

const ADDRESS = /url\((["']?)([^"')]+)\1\)/g;

/** Returns the page's fonts that the site itself hosts, as data URLs: an image can't load files. */
export async function fontsOf( document: Document ): Promise< string > {
	const used = [ ...document.fonts ]
		.filter( ( { status } ) => status === 'loaded' )
		.map( ( { family } ) => plain( family ) );
	const rules = [ ...document.styleSheets ]
		.flatMap( rulesOf )
		.filter( ( rule ) => rule instanceof CSSFontFaceRule )
		.filter( ( { style } ) => used.includes( plain( style.getPropertyValue( 'font-family' ) ) ) );
	return ( await Promise.all( rules.map( written ) ) ).join( '\n' );
}

/** Returns no rules for another server's style sheet, which scripts can't read. */
function rulesOf( sheet: CSSStyleSheet ): CSSRule[] {
	try {
		return [ ...sheet.cssRules ];
	} catch {
		return [];
	}
}

async function written( { cssText, parentStyleSheet }: CSSFontFaceRule ): Promise< string > {
	let css = cssText;
	for ( const [ whole, , address = '' ] of cssText.matchAll( ADDRESS ) ) {
		const full = new URL( address, parentStyleSheet?.href ?? document.baseURI ).href;
		if ( ! full.startsWith( 'data:' ) && isOwn( full ) ) {
			css = css.replace( whole, `url(${ await asData( full ) })` );
		}
	}
	return css;
}

const plain = ( family: string ): string => family.replace( /["']/g, '' );
