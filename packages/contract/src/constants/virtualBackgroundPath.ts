/** Path from which the model files of the virtual background are served (1 §2). */
export const virtualBackgroundPath = '/virtualbackground';
