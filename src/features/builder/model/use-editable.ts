import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface Editable {
	/** Null while it is not being edited. */
	typed: string | null;
	start: () => void;
	/** Of the field that is there while it is edited. */
	field: {
		value: string;
		onChange: ( event: { target: { value: string } } ) => void;
		onBlur: () => void;
		onKeyDown: ( event: KeyboardEvent ) => void;
	};
	/** Of what is pressed to edit it, which has focus again after. */
	button: RefObject< HTMLButtonElement >;
}

/** A name that is edited in its place. Enter or leaving the field keeps what was typed, Escape and an empty one bring the old back. */
export function useEditable( name: string, keep: ( name: string ) => void ): Editable {
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

	const end = () => {
		const wanted = typed?.trim() ?? '';
		if ( wanted !== '' && wanted !== name ) {
			keep( wanted );
		}
		setTyped( null );
	};

	return {
		typed,
		start: () => setTyped( name ),
		field: {
			value: typed ?? '',
			onChange: ( event ) => setTyped( event.target.value ),
			onBlur: end,
			onKeyDown: ( event ) => {
				if ( event.key === 'Enter' ) {
					event.preventDefault(); // Or the button that comes in its place would be pressed by the same key.
					end();
				} else if ( event.key === 'Escape' ) {
					setTyped( null );
				}
			},
		},
		button,
	};
}
