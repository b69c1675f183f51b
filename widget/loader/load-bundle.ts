import type { SurveyBundle } from './handover';

let loading: Promise< SurveyBundle > | null = null;

/** Fetches the survey bundle once, however often it is asked for; after a failure the next call tries again. */
export function loadBundle( address: string ): Promise< SurveyBundle > {
	loading ??= new Promise< SurveyBundle >( ( resolve, reject ) => {
		const finish = (): void => {
			const bundle = window.UserFeedback?._bundle;
			if ( bundle ) {
				resolve( bundle );
			} else {
				loading = null;
				reject( new Error( address ) );
			}
		};
		if ( window.UserFeedback?._bundle ) {
			finish(); // An optimiser has put both scripts into one.
			return;
		}
		const script = document.createElement( 'script' );
		script.src = address;
		script.onload = script.onerror = finish;
		document.head.append( script );
	} );
	return loading;
}
