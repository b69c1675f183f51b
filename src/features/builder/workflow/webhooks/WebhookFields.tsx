import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import { sprintf } from '@/lib/labels/sprintf';
import { formatNumber } from '@/lib/format';
import type { FieldErrors } from '@/features/builder/draft/validation/field-errors';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import type { FormWebhook } from '@/features/builder/draft/form/draft';
import { isMoved } from '@/features/builder/draft/form/webhooks';
import { TextField } from '../TextField';
import { BodyRows } from './BodyRows';
import { HeaderRows } from './HeaderRows';
import { RequestChoice } from './RequestChoice';
import { SecretField } from './SecretField';

const METHODS = [ 'POST', 'GET', 'PUT', 'PATCH', 'DELETE' ] as const;
const FORMATS = [ 'JSON', 'XML', 'FORM', 'NDJSON' ] as const;

interface Props {
	webhook: FormWebhook;
	/** By path in the webhook. */
	errors: FieldErrors;
}

export function WebhookFields( { webhook, errors }: Props ) {
	const { id } = webhook;

	return (
		<>
			<TextField
				field={ fieldName( { webhook: id }, 'request_url' ) }
				type="url"
				label={ __( 'Request URL', 'userfeedback' ) }
				placeholder="https://"
				error={ errors[ 'request_url' ] }
				maxLength={ LIMITS.URL }
				value={ webhook.request_url }
				operation={ ( value ) => ( { type: 'set', webhook: id, path: 'request_url', value } ) }
			/>
			<div className="uf-webhook__pair">
				<RequestChoice
					webhook={ webhook }
					path="request_method"
					label={ __( 'Request Method', 'userfeedback' ) }
					values={ METHODS }
					value={ webhook.request_method }
					operation={ ( value ) => ( { type: 'set', webhook: id, path: 'request_method', value } ) }
				/>
				<RequestChoice
					webhook={ webhook }
					path="request_format"
					label={ __( 'Request Format', 'userfeedback' ) }
					values={ FORMATS }
					value={ webhook.request_format }
					help={ sendsBatches( webhook ) ? batchHelp() : undefined }
					operation={ ( value ) => ( { type: 'set', webhook: id, path: 'request_format', value } ) }
				/>
			</div>
			<SecretField
				field={ fieldName( { webhook: id }, 'secret' ) }
				label={ __( 'Secret', 'userfeedback' ) }
				help={ __( 'Signs each request so the receiver can verify that it came from you.', 'userfeedback' ) }
				value={ webhook.secret }
				isStored={ webhook.stored?.has_secret === true }
				isAskedAgain={ isMoved( webhook ) }
				error={ errors[ 'secret' ] }
				operation={ ( value ) => ( { type: 'set', webhook: id, path: 'secret', value } ) }
			/>
			<HeaderRows webhook={ webhook } errors={ errors } />
			<BodyRows webhook={ webhook } errors={ errors } />
		</>
	);
}

/** True if one request has several responses; without a body, each response has its own. */
function sendsBatches( { request_method: method, request_format: format }: FormWebhook ): boolean {
	return format === 'NDJSON' && method !== 'GET' && method !== 'DELETE';
}

function batchHelp(): string {
	/* translators: %s: a number */
	return sprintf(
		__(
			'For data warehouses. Sends new responses every five minutes, up to %s per request, one JSON object per line.',
			'userfeedback'
		),
		formatNumber( LIMITS.WEBHOOK_BATCH )
	);
}
