import { useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useSnackbars } from '@/components/ui/feedback/Snackbars';

/** Milliseconds between checks, and until the report is printed with what has loaded (it then says so). */
const STEP = 100;
const PATIENCE = 30_000;

/** Elements that are still loading or would cover the report. */
const UNREADY = '#userfeedback-app .uf-skeleton, #userfeedback-app [aria-busy="true"], .components-popover';

/** Prints the screen as soon as everything has loaded. */
export function usePrint(): () => void {
	const client = useQueryClient();
	const { tell } = useSnackbars();

	return () => {
		const began = Date.now();
		const look = () => {
			const isReady = client.isFetching() === 0 && document.querySelector( UNREADY ) === null;
			if ( isReady || Date.now() - began > PATIENCE ) {
				window.print();
				return;
			}
			if ( Date.now() - began > 1000 ) {
				tell( 'print', __( 'Loading the remaining charts before printing…', 'userfeedback' ), 2000 );
			}
			setTimeout( look, STEP );
		};
		setTimeout( look, STEP ); // The menu with the command closes first.
	};
}
