import { TextControl } from '@wordpress/components';
import { useBuilder, useDispatch } from '@/features/builder/saving/state/builder-context';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import { questionOf } from '@/features/builder/draft/form/draft';
import { QUESTION_TYPES } from '@/contract/question-types';
import { RecallText } from '../recall/RecallText';
import { valueAt } from '@/features/builder/draft/operations/value-paths';

interface Props {
	id: string;
	path: 'title' | 'settings.help' | 'settings.low_label' | 'settings.high_label';
	label: string;
	help?: string;
	placeholder?: string | undefined;
	maxLength: number;
	error: string | undefined;
}

/** A text of a question. Rerenders only when the text itself changes. */
export function QuestionText( { id, path, label, help = '', placeholder, maxLength, error }: Props ) {
	const dispatch = useDispatch();
	const text = useBuilder( ( { form } ) => valueAt( questionOf( form.draft, id ), path ) ?? '' ) as string;
	const canRecall = useBuilder( ( { form } ) => {
		const type = questionOf( form.draft, id )?.type;
		return type !== undefined && ! QUESTION_TYPES[ type ].is_hidden;
	} );
	const set = ( value: string ) =>
		dispatch( { type: 'typed', operation: { type: 'set', question: id, ...settingOf( path, value ) } } );

	if ( IN_EDITION[ 'question-options' ] && canRecall && ( path === 'title' || path === 'settings.help' ) ) {
		const name = fieldName( { question: id }, path );
		return (
			<RecallText
				{ ...{ question: id, name, label, help, placeholder, text, maxLength, error, onChange: set } }
			/>
		);
	}

	return (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			className={ error === undefined ? '' : 'uf-field--invalid' }
			data-field={ fieldName( { question: id }, path ) }
			label={ label }
			placeholder={ placeholder }
			value={ text }
			maxLength={ maxLength }
			help={ error ?? help }
			aria-invalid={ error === undefined ? undefined : true }
			onChange={ set }
			onBlur={ () => dispatch( { type: 'field-left' } ) }
		/>
	);
}

/** The server leaves out empty settings, so that deleting a text restores the earlier state. */
function settingOf( path: Props[ 'path' ], text: string ) {
	return path === 'title' ? { path, value: text } : { path, value: text === '' ? undefined : text };
}
