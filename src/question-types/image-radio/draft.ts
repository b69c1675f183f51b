export const imageRadio = { image: '' };
