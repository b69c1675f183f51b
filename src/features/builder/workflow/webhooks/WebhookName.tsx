import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { edit } from '@wordpress/icons';
import { LIMITS } from '@/contract/limits';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import type { FormWebhook } from '@/features/builder/draft/form/draft';
import { useEditable } from '@/features/builder/shell/header/use-editable';
import { webhookName } from '@/features/builder/draft/form/webhook-labels';

export function WebhookName( { webhook }: { webhook: FormWebhook } ) {
	const dispatch = useDispatch();
	const { typed, start, field, button } = useEditable( webhook.name, ( value ) =>
		dispatch( { type: 'done', operation: { type: 'set', webhook: webhook.id, path: 'name', value } } )
	);

	return (
		<h4 className="uf-webhook__name">
			{ typed !== null ? (
				<input
					data-own-undo
					aria-label={ __( 'Webhook name', 'userfeedback' ) }
					placeholder={ webhookName( undefined ) }
					maxLength={ LIMITS.SHORT_TEXT }
					autoFocus
					onFocus={ ( event ) => event.target.select() }
					{ ...field }
				/>
			) : (
				<button
					ref={ button }
					type="button"
					data-field={ fieldName( { webhook: webhook.id }, 'name' ) }
					onClick={ start }
				>
					<bdi>{ webhookName( webhook ) }</bdi>
					<Icon icon={ edit } size={ 20 } />
					<span className="screen-reader-text">{ __( 'Edit name', 'userfeedback' ) }</span>
				</button>
			) }
		</h4>
	);
}
