import type { PublisherTexts } from '@/contract/types';

/** Of a copy whose publisher has said nothing. */
export const SILENT_PUBLISHER: PublisherTexts = {
	price: '',
	guide_url: '',
	video: { title: '', url: '' },
	monitoring: { title: '', excerpt: '', url: '' },
	testimonials: [],
	tools: [],
	guides: [],
};
