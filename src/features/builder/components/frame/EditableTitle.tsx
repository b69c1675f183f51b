import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { edit } from '@wordpress/icons';
import { memo, useEffect, useRef, useState } from 'react';
import { LIMITS } from '@/contract/limits';
import { useDispatch } from '@/features/builder/model/builder-context';
import './EditableTitle.scss';

/** Enter or leaving the field keeps what was typed, Escape and an empty title bring the old one back. */
export const EditableTitle = memo( function EditableTitle( { title }: { title: string } ) {
	const dispatch = useDispatch();
	const [ typed, setTyped ] = useState< string | null >( null );
	const button = useRef< HTMLButtonElement >( null );
	const wasEditing = useRef( false );
	const isEditing = typed !== null;

	useEffect( () => {
		if ( wasEditing.current && ! isEditing && document.activeElement === document.body ) {
			button.current?.focus(); // The field that had focus is gone.
		}
		wasEditing.current = isEditing;
	}, [ isEditing ] );

	const keep = () => {
		const wanted = typed?.trim() ?? '';
		if ( wanted !== '' && wanted !== title ) {
			dispatch( { type: 'done', operation: { type: 'set', path: 'title', value: wanted } } );
		}
		setTyped( null );
	};

	return (
		<h1 className="uf-screen__title uf-title" tabIndex={ -1 } data-route-focus>
			{ isEditing ? (
				<input
					className="uf-title__input"
					data-own-undo
					aria-label={ __( 'Survey title', 'userfeedback' ) }
					value={ typed }
					maxLength={ LIMITS.SURVEY_TITLE }
					autoFocus
					onFocus={ ( event ) => event.target.select() }
					onChange={ ( event ) => setTyped( event.target.value ) }
					onBlur={ keep }
					onKeyDown={ ( event ) => {
						if ( event.key === 'Enter' ) {
							event.preventDefault(); // Or the button that comes in its place would be pressed by the same key.
							keep();
						} else if ( event.key === 'Escape' ) {
							setTyped( null );
						}
					} }
				/>
			) : (
				<button
					ref={ button }
					type="button"
					className="uf-title__button"
					data-field="title"
					onClick={ () => setTyped( title ) }
				>
					<span className="uf-title__text" title={ title }>
						{ title }
					</span>
					<Icon icon={ edit } size={ 20 } />
					<span className="screen-reader-text">{ __( 'Edit title', 'userfeedback' ) }</span>
				</button>
			) }
		</h1>
	);
} );
