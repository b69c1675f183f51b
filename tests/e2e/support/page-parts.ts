import type { Page } from 'playwright/test';

/** A page of the site, split into parts as an optimizer does. */
export interface Parts {
	html: string;
	manifest: string;
	/** The loader's element, and its URL. */
	loader: string;
	address: string;
	/** URL of the survey bundle. */
	bundle: string;
	textOf: ( address: string ) => Promise< string >;
}

export async function takeApart( visitor: Page, path: string ): Promise< Parts > {
	const textOf = async ( address: string ): Promise< string > => ( await visitor.request.get( address ) ).text();
	const html = await textOf( path );
	const manifest = /<script[^>]*id="userfeedback-manifest"[^>]*>(.*?)<\/script>/s.exec( html );
	const loader = /<script[^>]*id="userfeedback-loader-js"[^>]*src="([^"]+)"[^>]*><\/script>/.exec( html );
	const { bundle } = JSON.parse( manifest?.[ 1 ] ?? '{}' ) as { bundle: string };
	return {
		html,
		manifest: manifest?.[ 0 ] ?? '',
		loader: loader?.[ 0 ] ?? '',
		address: loader?.[ 1 ] ?? '',
		bundle,
		textOf,
	};
}

/** Returns the page as a cache would serve it after some hours. */
export function aged( html: string, hours: number ): string {
	return html.replace(
		/"made_at":(\d+)/,
		( _, made: string ) => `"made_at":${ String( Number( made ) - hours * 3600 ) }`
	);
}
