import { readAnswered, CLOSED, forgetSurvey, minimizedCookie, readStored } from '../../shared/memory/survey-cookies';
import type { CookieJar } from './cookie-jar';

/** Stored state of surveys in this browser, by cookie name. */
export interface SurveyMemory {
	/** Call when the survey shows; keeps existing data. */
	shown( cookieName: string ): void;
	/** @param responseId null while the response is pending. */
	submitted( cookieName: string, responseId: number | null ): void;
	/** @param otherwise if the visitor has neither minimized nor opened it. */
	isMinimized( cookieName: string, otherwise: boolean ): boolean;
	minimized( cookieName: string, yes: boolean ): void;
	/** @param days to hide it; 0 until the browser is closed. */
	closed( cookieName: string, days: number ): void;
	/** Resets the survey to never seen. */
	forget( cookieName: string ): void;
}

export function surveyMemory( jar: Omit< CookieJar, 'settle' > ): SurveyMemory {
	const say = ( name: string, submitted: boolean, id: number | null ): void =>
		jar.set( name, JSON.stringify( { submitted, last_response_id: id } ) );

	return {
		shown: ( name ) => {
			if ( readAnswered( jar, name ) === null ) {
				say( name, false, null );
			}
		},
		submitted: ( name, responseId ) => say( name, true, responseId ),
		isMinimized: ( name, otherwise ) =>
			( readStored( jar, minimizedCookie( name ) ) || ( otherwise ? '1' : '0' ) ) === '1',
		minimized: ( name, yes ) => jar.set( minimizedCookie( name ), yes ? '1' : '0' ),
		closed: ( name, days ) => jar.set( minimizedCookie( name ), CLOSED, days ),
		forget: ( name ) => forgetSurvey( jar, name ),
	};
}
