import { TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import type { BuilderParts } from '../builder';

export const consent: BuilderParts = {
	title: () => [ __( 'Title', 'userfeedback' ), __( 'What do you ask consent for?', 'userfeedback' ) ],
	Options: ( { question: { id, config }, errors } ) => {
		const dispatch = useDispatch();
		const [ option ] = config.options;
		const error = errors[ 'config.options[0]' ];
		return option ? (
			<TextareaControl
				__nextHasNoMarginBottom
				className={ error === undefined ? '' : 'uf-field--invalid' }
				data-field={ fieldName( { question: id, option: option.id }, 'label' ) }
				label={ __( 'Wording', 'userfeedback' ) }
				help={
					error ??
					__(
						'Visitors tick a box next to this text. Each response stores the wording that the visitor agreed to, so results count each wording separately.',
						'userfeedback'
					)
				}
				value={ option.label }
				maxLength={ LIMITS.CONSENT }
				aria-invalid={ error === undefined ? undefined : true }
				onChange={ ( value ) =>
					dispatch( {
						type: 'typed',
						operation: { type: 'set', question: id, option: option.id, path: 'label', value },
					} )
				}
				onBlur={ () => dispatch( { type: 'field-left' } ) }
			/>
		) : null;
	},
};
