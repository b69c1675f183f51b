import { useMutation } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { ApiError } from '@/api/api-error';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { Code } from '@/components/ui/layout/Code';
import type { TestedWebhook } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { testWebhook } from '../samples/samples';
import { useLatest } from '@/features/builder/saving/state/builder-context';
import type { FormWebhook } from '@/features/builder/draft/form/draft';
import { webhookSampleRequest } from '../samples/sample-requests';

/** Sends the request as the form has it now, saved or not, and shows the result. */
export function TestWebhook( { webhook }: { webhook: FormWebhook } ) {
	const latest = useLatest();
	const test = useMutation( {
		mutationFn: () => {
			const wish = webhookSampleRequest( latest().form, webhook.id );
			if ( wish === null ) {
				throw new Error( __( 'Fix the marked fields first.', 'userfeedback' ) );
			}
			return testWebhook( wish );
		},
	} );

	return (
		<div className="uf-webhook__test">
			<BusyButton
				variant="secondary"
				isBusy={ test.isPending }
				isOff={ webhook.request_url.trim() === '' }
				onClick={ () => test.mutate() }
			>
				{ __( 'Test Webhook', 'userfeedback' ) }
			</BusyButton>
			<div role="status" className="uf-workflow__form">
				{ test.error && (
					<p className="uf-field-error">
						{ test.error instanceof ApiError ? reasonOf( test.error ) : test.error.message }
					</p>
				) }
				{ test.data && <Result tested={ test.data } /> }
			</div>
		</div>
	);
}

/** Request errors are also shown at their fields; this returns their reason. */
function reasonOf( error: ApiError ): string {
	return Object.values( error.params )[ 0 ] ?? error.message;
}

function Result( { tested: { success, status, message, body, took } }: { tested: TestedWebhook } ) {
	return (
		<>
			<p className={ success ? 'uf-webhook__good' : 'uf-field-error' }>
				{ success ? __( 'Webhook test sent successfully!', 'userfeedback' ) : message }
			</p>
			{ ( status > 0 || took > 0 ) && (
				<p className="uf-workflow__soft">
					{ status === 0
						? /* translators: %s: number of milliseconds */
							sprintf( __( 'No reply after %s ms', 'userfeedback' ), formatNumber( took ) )
						: sprintf(
								/* translators: 1: number of an HTTP status, such as 200. 2: number of milliseconds */
								__( 'Status %1$s after %2$s ms', 'userfeedback' ),
								String( status ),
								formatNumber( took )
							) }
				</p>
			) }
			{ body !== '' && <Code label={ __( 'Answer', 'userfeedback' ) }>{ body }</Code> }
		</>
	);
}
