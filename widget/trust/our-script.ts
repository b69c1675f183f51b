/** An address in the plugin's build folder, with nothing but a version behind it; what is before its path. */
const OURS = /^(https?:\/\/[^/]+\/)[^?#]*build\/widget\/\w+\.js(\?ver=[\w.-]*)?$/;

/** Read at once, as a script is the current one only while it first runs; none where another script carries it. */
export const own = document.currentScript as HTMLScriptElement | null;

/**
 * Whether an address is that of a script of ours: in the plugin's build folder, on the page's host or on the one that
 * this script came from. Its own folder says nothing, as optimisers put copies of single scripts anywhere.
 *
 * @param known addresses whose hosts are ours.
 */
export function isOurScript( address: string, known = [ location.href, own?.src ] ): boolean {
	const [ , host ] = OURS.exec( address ) ?? [];
	return known.some( ( from ) => host && from?.startsWith( host ) );
}
