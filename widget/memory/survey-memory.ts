import { readCookie, writeCookie } from './cookies';
import type { Jar } from './cookies';

/** What the cookie of a survey says. `last_response_id` is null while the response waits to be sent. */
export interface Remembered {
	submitted: boolean;
	last_response_id: number | null;
}

const NOTHING: Remembered = { submitted: false, last_response_id: null };

/** What this browser remembers of surveys, by their cookie names. */
export interface SurveyMemory {
	of( cookieName: string ): Remembered;
	submitted( cookieName: string, responseId: number | null ): void;
	isMinimized( cookieName: string ): boolean;
	minimized( cookieName: string, yes: boolean ): void;
	/** As if the visitor had never seen the survey. */
	forget( cookieName: string ): void;
}

/** @param secure whether the page came over https. */
export function surveyMemory( jar: Jar, secure: boolean ): SurveyMemory {
	const write = ( name: string, value: string | null ): void => writeCookie( jar, secure, name, value );
	const minimized = ( name: string ): string => `${ name }-minimized`;

	return {
		of: ( name ) => parse( readCookie( jar, name ) ),
		submitted: ( name, responseId ) =>
			write( name, JSON.stringify( { submitted: true, last_response_id: responseId } ) ),
		isMinimized: ( name ) => readCookie( jar, minimized( name ) ) === '1',
		minimized: ( name, yes ) => write( minimized( name ), yes ? '1' : '0' ),
		forget: ( name ) => {
			write( name, null );
			write( minimized( name ), null );
		},
	};
}

/** Anything that is not ours counts as never answered: a broken cookie must not hide a survey for a year. */
function parse( text: string | null ): Remembered {
	try {
		const { submitted, last_response_id: id } = JSON.parse( text ?? '{}' ) as Record< string, unknown >;
		return { submitted: submitted === true, last_response_id: typeof id === 'number' ? id : null };
	} catch {
		return NOTHING;
	}
}
