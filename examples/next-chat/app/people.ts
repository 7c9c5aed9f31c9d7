export const people = {
  emma: { id: 'emma', name: 'Emma Clarke', avatarUrl: null },
  marco: { id: 'marco', name: 'Marco Bianchi', avatarUrl: null },
};
