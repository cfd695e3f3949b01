import { defineModule, exportedPart } from '../../module.ts';
import { sweepImages } from './imageSweep.ts';
import { imagesRoutes } from './images.routes.ts';
import { createImagesService } from './images.service.ts';
import { imagesTables } from './images.tables.ts';

/** The icons and banners of products. */
export const imagesModule = defineModule({
  name: 'images',
  tables: imagesTables,
  exportedData: [exportedPart('images', 'images', ['name', 'uploaded_at'], { key: ['name'] })],
  services: ({ config, database, storage: { objects } }) => ({
    images: createImagesService(database, objects, config.publicUrl),
    sweep: () => sweepImages(database),
  }),
  sweeps: [{ everyMinutes: 15, run: ({ sweep }) => sweep() }],
  routes: (app, { images }) => imagesRoutes(app, images),
});
