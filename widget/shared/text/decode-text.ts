import { attempt } from '../trust/attempt';

/** Decodes an address as an owner would type it, with spaces. */
export const decodeText = ( text: string ): string =>
	attempt( () => decodeURIComponent( text.replaceAll( '+', ' ' ) ) ) ?? text;
