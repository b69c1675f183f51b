/** A URL in the plugin's build folder, with at most a version after it; captures the part before its path. */
const OURS = /^(https?:\/\/[^/]+\/)[^?#]*build\/widget\/\w+\.js(\?ver=[\w.-]*)?$/;

/** A URL of any script, with at most a version after it. Authors can't upload scripts. */
const ANY = /^(https?:\/\/[^/]+\/)[^?#]*\.js(\?ver=[\w.-]*)?$/;

/** Read immediately, as a script is only the current one during its first run; null if another script includes it. */
export const ownScript: Partial< Pick< HTMLScriptElement, 'src' | 'nonce' > > | null = document.currentScript;

/**
 * True if a URL is one of our scripts: in the plugin's build folder, on the page's host or the one that this script came from.
 * Its own folder proves nothing, as optimizers put copies of single scripts anywhere.
 *
 * @param known URLs whose hosts are ours.
 */
export function isOurScript( address: string, known = [ location.href, ownScript?.src ], pattern = OURS ): boolean {
	const host = pattern.exec( address )?.[ 1 ];
	return known.some( ( from ) => host && from?.startsWith( host ) );
}

/** True if a URL is a script of the site, such as one of another plugin. */
export const isSiteScript = ( address: string ): boolean => isOurScript( address, undefined, ANY );
