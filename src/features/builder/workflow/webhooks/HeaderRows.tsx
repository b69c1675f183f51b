import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import { formatNumber } from '@/lib/format';
import type { FieldErrors } from '@/features/builder/draft/validation/field-errors';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import type { FormWebhook } from '@/features/builder/draft/form/draft';
import { isMoved, storedHeaders } from '@/features/builder/draft/form/webhooks';
import { sprintf } from '@/lib/labels/sprintf';
import { TextField } from '../TextField';
import { RowTools } from './RowTools';
import { useRows } from './use-rows';
import { SecretField } from './SecretField';

interface Props {
	webhook: FormWebhook;
	/** By path in the webhook. */
	errors: FieldErrors;
}

export function HeaderRows( { webhook, errors }: Props ) {
	const { id, headers } = webhook;
	const stored = storedHeaders( webhook );
	const rows = useRows( id, 'header' );

	return (
		<fieldset className="uf-webhook__rows">
			<legend>{ __( 'Request Headers', 'userfeedback' ) }</legend>
			{ headers.map( ( { id: header, key, value }, place ) => {
				const number = formatNumber( place + 1 );
				const of = { webhook: id, header };
				return (
					<div key={ header } className="uf-webhook__row">
						<TextField
							field={ fieldName( of, 'key' ) }
							/* translators: %s: number of a header */
							label={ sprintf( __( 'Header %s name', 'userfeedback' ), number ) }
							hideLabel
							placeholder={ __( 'Name', 'userfeedback' ) }
							error={ errors[ `headers[${ String( place ) }].key` ] }
							maxLength={ LIMITS.SHORT_TEXT }
							value={ key }
							operation={ ( typed ) => ( { type: 'set', ...of, path: 'key', value: typed } ) }
						/>
						<SecretField
							field={ fieldName( of, 'value' ) }
							/* translators: %s: number of a header */
							label={ sprintf( __( 'Header %s value', 'userfeedback' ), number ) }
							hideLabel
							value={ value }
							isStored={ stored[ place ]?.has_value === true }
							isAskedAgain={ isMoved( webhook ) }
							error={ errors[ `headers[${ String( place ) }].value` ] }
							operation={ ( typed ) => ( { type: 'set', ...of, path: 'value', value: typed } ) }
						/>
						<RowTools
							add={
								headers.length < LIMITS.WEBHOOK_ROWS
									? {
											/* translators: %s: number of a header */
											label: sprintf(
												__( 'Add a header after header %s', 'userfeedback' ),
												number
											),
											onClick: () => rows.add( headers, header ),
										}
									: null
							}
							remove={
								place > 0
									? {
											/* translators: %s: number of a header */
											label: sprintf( __( 'Remove header %s', 'userfeedback' ), number ),
											onClick: () => rows.remove( headers, header ),
										}
									: null
							}
						/>
					</div>
				);
			} ) }
		</fieldset>
	);
}
