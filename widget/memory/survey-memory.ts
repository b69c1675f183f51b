import { answered, forget, minimizedOf } from './answered';
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
	/** Called when the survey shows; what is remembered already stays. */
	shown( cookieName: string ): void;
	submitted( cookieName: string, responseId: number | null ): void;
	/** @param otherwise when the visitor has neither minimised nor opened it. */
	isMinimized( cookieName: string, otherwise: boolean ): boolean;
	minimized( cookieName: string, yes: boolean ): void;
	/** As if the visitor had never seen the survey. */
	forget( cookieName: string ): void;
}

/** @param secure whether the page came over https. */
export function surveyMemory( jar: Jar, secure: boolean ): SurveyMemory {
	const write = ( name: string, value: string ): void => writeCookie( jar, secure, name, value );

	const say = ( name: string, submitted: boolean, id: number | null ): void =>
		write( name, JSON.stringify( { submitted, last_response_id: id } ) );

	return {
		of: ( name ) => parse( readCookie( jar, name ) ),
		shown: ( name ) => {
			if ( answered( jar, name ) === null ) {
				say( name, false, null );
			}
		},
		submitted: ( name, responseId ) => say( name, true, responseId ),
		isMinimized: ( name, otherwise ) =>
			( readCookie( jar, minimizedOf( name ) ) ?? ( otherwise ? '1' : '0' ) ) === '1',
		minimized: ( name, yes ) => write( minimizedOf( name ), yes ? '1' : '0' ),
		forget: ( name ) => forget( jar, name ),
	};
}

/** Anything that is not ours counts as never answered: a broken cookie must not hide a survey for a year. */
function parse( text: string | null ): Remembered {
	try {
		const { submitted, last_response_id: id } = JSON.parse( text ?? '{}' ) as Record< string, unknown >;
		return {
			submitted: submitted === true,
			last_response_id: typeof id === 'number' ? id : null,
		};
	} catch {
		return NOTHING;
	}
}
