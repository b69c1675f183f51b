import { type ComponentType, useCallback } from 'react';
import type { FieldErrors } from '@/features/builder/draft/validation/field-errors';
import type { FormQuestion, Option } from '@/features/builder/draft/form/draft';
import type { PictureProps } from './pictures/picture-props';
import { OptionsEditor } from './OptionsEditor';

interface Props {
	question: FormQuestion;
	errors: FieldErrors;
	Picture: ComponentType< PictureProps >;
}

/** Options with an image or an icon before their label. */
export function PicturedOptions( { question, errors, Picture }: Props ) {
	const { id } = question;
	const picture = useCallback(
		( option: Option, place: number ) => (
			<Picture question={ id } option={ option } place={ place } isWrong={ hasWrongPicture( errors, place ) } />
		),
		[ Picture, id, errors ]
	);
	return <OptionsEditor question={ question } errors={ errors } picture={ picture } />;
}

/** Checks the address of an image and both parts of an icon. */
function hasWrongPicture( errors: FieldErrors, place: number ): boolean {
	const path = `config.options[${ String( place ) }]`;
	return [ 'image', 'icon.style', 'icon.name' ].some( ( field ) => `${ path }.${ field }` in errors );
}
