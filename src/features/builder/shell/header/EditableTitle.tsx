import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { edit } from '@wordpress/icons';
import { memo } from 'react';
import { LIMITS } from '@/contract/limits';
import { useDispatch } from '@/features/builder/saving/state/builder-context';
import { useEditable } from './use-editable';
import './EditableTitle.scss';

export const EditableTitle = memo( function EditableTitle( { title }: { title: string } ) {
	const dispatch = useDispatch();
	const { typed, start, field, button } = useEditable( title, ( value ) =>
		dispatch( { type: 'done', operation: { type: 'set', path: 'title', value } } )
	);

	return (
		<h1 className="uf-screen__title uf-title" tabIndex={ -1 } data-route-focus>
			{ typed !== null ? (
				<input
					className="uf-title__input"
					data-own-undo
					aria-label={ __( 'Survey title', 'userfeedback' ) }
					maxLength={ LIMITS.SURVEY_TITLE }
					autoFocus
					onFocus={ ( event ) => event.target.select() }
					{ ...field }
				/>
			) : (
				<button ref={ button } type="button" className="uf-title__button" data-field="title" onClick={ start }>
					<span className="uf-title__text" title={ title } dir="auto">
						{ title }
					</span>
					<Icon icon={ edit } size={ 20 } />
					<span className="screen-reader-text">{ __( 'Edit title', 'userfeedback' ) }</span>
				</button>
			) }
		</h1>
	);
} );
