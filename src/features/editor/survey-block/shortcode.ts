/** Returns the survey id if a text is only one of our shortcodes; 0 for any other text. */
export function idInShortcode( text: string ): number {
	const [ , id = '0' ] = /^\s*\[userfeedback\s+id=(?:"|')?(\d{1,18})(?:"|')?\s*\/?\]\s*$/.exec( text ) ?? [];
	return Number( id );
}
