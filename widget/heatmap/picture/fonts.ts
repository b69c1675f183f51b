import { asData, isOwn } from './own-files';

const ADDRESS = /url\((["']?)([^"')]+)\1\)/g;

/** The fonts that the page uses and the site itself has, written out: an image can ask for no file. */
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

/** None of a style sheet of another server, which says nothing of itself. */
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
