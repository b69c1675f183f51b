import type { FieldErrors } from '@/features/builder/draft/validation/field-errors';

interface Props {
	/** The question's errors, by path in it. */
	errors: FieldErrors;
	id?: string;
}

/** Errors of options, each sentence once. */
export function OptionErrors( { errors, id }: Props ) {
	const texts = optionErrors( errors );

	return texts.length === 0 ? null : (
		<div id={ id }>
			{ texts.map( ( text ) => (
				<p className="uf-field-error" key={ text }>
					{ text }
				</p>
			) ) }
		</div>
	);
}

export function optionErrors( errors: FieldErrors ): string[] {
	const found = Object.entries( errors ).filter( ( [ path ] ) => path.startsWith( 'config.options' ) );
	return [ ...new Set( found.map( ( [ , text ] ) => text ) ) ];
}
