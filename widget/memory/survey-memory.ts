import { answered, CLOSED, forget, minimizedOf, recall } from './answered';
import type { CookieJar } from './cookie-jar';

/** What this browser remembers of surveys, by their cookie names. */
export interface SurveyMemory {
	/** Called when the survey shows; what is remembered already stays. */
	shown( cookieName: string ): void;
	/** @param responseId null while the response waits to be sent. */
	submitted( cookieName: string, responseId: number | null ): void;
	/** @param otherwise when the visitor has neither minimised nor opened it. */
	isMinimized( cookieName: string, otherwise: boolean ): boolean;
	minimized( cookieName: string, yes: boolean ): void;
	/** @param days for which it does not come back; 0 for as long as the browser is open. */
	closed( cookieName: string, days: number ): void;
	/** As if the visitor had never seen the survey. */
	forget( cookieName: string ): void;
}

export function surveyMemory( jar: Omit< CookieJar, 'settle' > ): SurveyMemory {
	const say = ( name: string, submitted: boolean, id: number | null ): void =>
		jar.set( name, JSON.stringify( { submitted, last_response_id: id } ) );

	return {
		shown: ( name ) => {
			if ( answered( jar, name ) === null ) {
				say( name, false, null );
			}
		},
		submitted: ( name, responseId ) => say( name, true, responseId ),
		isMinimized: ( name, otherwise ) => ( recall( jar, minimizedOf( name ) ) || ( otherwise ? '1' : '0' ) ) === '1',
		minimized: ( name, yes ) => jar.set( minimizedOf( name ), yes ? '1' : '0' ),
		closed: ( name, days ) => jar.set( minimizedOf( name ), CLOSED, days ),
		forget: ( name ) => forget( jar, name ),
	};
}
