import { __ } from '@wordpress/i18n';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Screen } from '@/components/ui/layout/Screen';

/** Shown if a screen fails, or its code can't be loaded (offline, or the plugin was updated meanwhile). */
export function RouteError() {
	const error = useRouteError();

	return (
		<Screen title={ __( 'Something went wrong', 'userfeedback' ) }>
			<ErrorState
				failure={ __( 'Couldn’t show this screen.', 'userfeedback' ) }
				error={ error instanceof Error ? error : new Error( String( error ) ) }
				onRetry={ () => window.location.reload() }
			/>
		</Screen>
	);
}
