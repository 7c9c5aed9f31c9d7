import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const input = ['unordered.html', 'ordered.html', 'plain.html'];

export default defineConfig({ plugins: [tailwindcss(), react()], build: { rollupOptions: { input } } });
