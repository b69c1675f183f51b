import { __ } from '@wordpress/i18n';
import { type Draft, webhookOf } from '@/features/builder/draft/form/draft';
import type { Ref } from '@/features/builder/draft/operations/items';
import { webhookName } from '@/features/builder/draft/form/webhook-labels';
import { sprintf } from '@/lib/labels/sprintf';

/** Returns the label of a webhook conflict. */
export function webhookLabel( of: Ref, field: string, isList: boolean, mine: Draft, theirs: Draft ): string {
	if ( isList && of.header === undefined && of.row === undefined ) {
		return __( 'Webhooks', 'userfeedback' );
	}
	const id = of.webhook ?? '';
	const name = webhookName( webhookOf( mine, id ) ?? webhookOf( theirs, id ) );
	const words =
		of.header !== undefined
			? __( 'headers', 'userfeedback' )
			: of.row !== undefined
				? __( 'parameters', 'userfeedback' )
				: fieldLabel( field );
	return words === ''
		? /* translators: %s: name of a webhook */
			sprintf( __( 'Webhook “%s”', 'userfeedback' ), name )
		: /* translators: 1: name of a webhook, 2: what of it, such as “headers” */
			sprintf( __( 'Webhook “%1$s”: %2$s', 'userfeedback' ), name, words );
}

function fieldLabel( field: string ): string {
	const known: Record< string, string > = {
		name: __( 'name', 'userfeedback' ),
		request_url: __( 'URL', 'userfeedback' ),
		request_method: __( 'method', 'userfeedback' ),
		request_format: __( 'format', 'userfeedback' ),
		secret: __( 'secret', 'userfeedback' ),
	};
	return known[ field ] ?? '';
}
