import { ownGlobal } from '../../../shared/trust/own-global';

type Service = ( command: 'event', name: string, about?: object ) => void;

declare global {
	/** Scripts of analytics services that the site may use, by their common names. */
	interface Window {
		gtag?: Service;
		dataLayer?: object[];
		clarity?: Service;
		hj?: Service;
	}
}

/**
 * Reports to the site's analytics and session recordings that a visitor engages with a survey or has finished it. A service
 * that is missing or fails changes nothing for the visitor.
 */
export function sendToAnalytics( what: 'engaged' | 'finish', surveyId: number ): void {
	const name = `userfeedback_${ what }`;
	const call = ( service: Service | undefined, about?: object ): void => {
		try {
			service?.( 'event', name, about );
		} catch {
			// Not ours to fix.
		}
	};

	call(
		ownGlobal( window, 'gtag' ) ??
			( () => ownGlobal( window, 'dataLayer' )?.push( { event: name, survey_id: surveyId } ) ),
		{
			survey_id: surveyId,
		}
	);
	call( ownGlobal( window, 'clarity' ) );
	call( ownGlobal( window, 'hj' ) );
}
