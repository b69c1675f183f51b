import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import { answerable, placeOf } from '@/question-types/matrix/rows';
import { webhookFieldLabels } from '@/features/builder/draft/form/webhook-labels';
import { sprintf } from '@/lib/labels/sprintf';

interface Props {
	of: { webhook: string; row: string };
	label: string;
	value: string;
}

/** An answer, or another property of the response. */
export function ParameterSelect( { of, label, value }: Props ) {
	const questions = useBuilder( ( { form } ) => form.draft.questions );
	const dispatch = useDispatch();

	return (
		<div className="uf-workflow__field" data-field={ fieldName( of, 'value' ) }>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				hideLabelFromVision
				label={ label }
				value={ value }
				onChange={ ( chosen ) =>
					dispatch( { type: 'done', operation: { type: 'set', ...of, path: 'value', value: chosen } } )
				}
			>
				<option value="">{ __( 'Select Parameters', 'userfeedback' ) }</option>
				<optgroup label={ __( 'Answers', 'userfeedback' ) }>
					{ answerable( questions ).map( ( { id, title } ) => (
						<option key={ id } value={ id }>
							{ sprintf(
								/* translators: 1: number of a question, 2: its title */
								__( '%1$s. %2$s', 'userfeedback' ),
								formatNumber( placeOf( questions, id ) + 1 ),
								title.trim() === '' ? __( 'Untitled question', 'userfeedback' ) : title
							) }
						</option>
					) ) }
				</optgroup>
				<optgroup label={ __( 'Response details', 'userfeedback' ) }>
					{ Object.entries( webhookFieldLabels() ).map( ( [ name, words ] ) => (
						<option key={ name } value={ name }>
							{ words }
						</option>
					) ) }
				</optgroup>
			</SelectControl>
		</div>
	);
}
