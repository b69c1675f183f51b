export const iconChoice = { icon: { style: '', name: '' } };
