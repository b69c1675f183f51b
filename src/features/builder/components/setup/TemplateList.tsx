import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SurveyTemplate } from '@/contract/types';
import { templateCards } from '@/features/builder/api/get-templates';
import { useMasonry } from '@/features/builder/model/setup/use-masonry';
import { TemplateCard } from './TemplateCard';

interface Props {
	templates: readonly SurveyTemplate[];
	onOpen: ( template: SurveyTemplate ) => void;
	onUse: ( template: SurveyTemplate ) => void;
}

export function TemplateList( { templates, onOpen, onUse }: Props ) {
	const list = useRef< HTMLUListElement >( null );
	const { data: cards } = useQuery( templateCards );
	useMasonry( list, templates.map( ( { key } ) => key ).join() );

	return (
		<ul className="uf-setup__list" ref={ list }>
			{ templates.map( ( template ) => (
				<TemplateCard
					key={ template.key }
					template={ template }
					cards={ cards }
					onOpen={ () => onOpen( template ) }
					onUse={ () => onUse( template ) }
				/>
			) ) }
		</ul>
	);
}
