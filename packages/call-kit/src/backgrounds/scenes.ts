import {
  books,
  box,
  chance,
  disc,
  lamp,
  line,
  oval,
  pane,
  plant,
  repeat,
  room,
  shape,
  sky,
  sofa,
} from './draw.ts';

const spines = ['#8d4b3f', '#d8a657', '#44617b', '#6b7f5a', '#b8b0a2', '#5a4a63', '#c9714d'];

const shelves = (x: number, width: number, seed: number, wood: string): string =>
  repeat(4, (row) => books(x + 12, 190 + row * 160, width - 24, seed + row * 17, spines)) +
  repeat(4, (row) => box(x, 190 + row * 160, width, 16, wood));

const hill = (y: number, height: number, shift: number, fill: string): string =>
  shape(
    `M-40 720V${y}C${200 + shift} ${y - height} ${360 + shift} ${y + height * 0.4} ${620 + shift} ${y - height * 0.3}S${1040 + shift} ${y - height} 1320 ${y}V720Z`,
    fill,
  );

const tree = (x: number, y: number, size: number, leaf: string): string =>
  box(x - size * 0.06, y - size * 0.5, size * 0.12, size * 0.5, '#6a4b36') +
  disc(x, y - size * 0.75, size * 0.4, leaf) +
  disc(x - size * 0.26, y - size * 0.55, size * 0.28, leaf) +
  disc(x + size * 0.26, y - size * 0.55, size * 0.28, leaf);

/** The pictures behind people, by name: each returns what stands inside an SVG of 1280 by 720. */
export const scenes: Readonly<Record<string, () => string>> = {
  Abstract: () =>
    sky('#dfe9ff', '#b9cdf8', '#f5d9e4') +
    shape('M0 520C240 400 380 640 640 520S1040 380 1280 480V720H0Z', '#6f93e655') +
    shape('M0 610C260 500 460 700 720 600S1100 520 1280 600V720H0Z', '#1f5ae04d') +
    disc(1030, 190, 150, '#ffffff66') +
    disc(250, 210, 210, '#f3b6cc55') +
    disc(820, 420, 90, '#ffe4b388'),
  'Boho Home': () =>
    room('#efe0cd', '#c99f75') +
    disc(330, 190, 92, '#d68c5b') +
    repeat(9, (index) =>
      line(`M${250 + index * 20} 262q${index % 2 ? 6 : -6} 60 0 ${90 + chance(index) * 50}`, '#f8f0e2', 6),
    ) +
    sofa(520, 410, 470, '#f6ecdc', '#e3d0b4') +
    box(600, 440, 90, 80, '#c7764c', 14) +
    box(810, 440, 90, 80, '#7d8a62', 14) +
    oval(760, 640, 420, 50, '#b57a50') +
    oval(760, 640, 330, 34, '#e7c9a0') +
    plant(1120, 610, 190, '#b5653a', '#6f8453') +
    plant(150, 600, 130, '#f8f0e2', '#8a9a62'),
  Bookshelf: () =>
    box(0, 0, 1280, 720, '#4b3628') +
    box(0, 0, 1280, 14, '#6d4f39') +
    repeat(4, (column) => box(column * 330 - 14, 0, 20, 720, '#6d4f39')) +
    repeat(4, (column) => shelves(column * 330 + 6, 310, column * 31, '#6d4f39')),
  'Coffee Shop': () =>
    room('#3d4a47', '#7a5a41', 540) +
    pane(80, 110, 360, 300, '#f2d9a8', '#22302d') +
    lamp(560, 110, '#d38a4a') +
    lamp(760, 150, '#d38a4a') +
    lamp(960, 110, '#d38a4a') +
    box(560, 300, 660, 14, '#a87a52') +
    repeat(8, (index) => box(590 + index * 78, 240, 40, 60, index % 3 ? '#efe6d6' : '#c56b45', 8)) +
    box(520, 470, 760, 200, '#5d4331', 10) +
    box(500, 450, 800, 30, '#a87a52', 6) +
    box(1010, 350, 150, 100, '#b9c2c4', 12) +
    box(1030, 372, 60, 40, '#5a6466', 6) +
    plant(200, 620, 130, '#c56b45', '#6c9a76'),
  Contemporary: () =>
    room('#e9ebee', '#c9c2b8') +
    box(140, 110, 230, 290, '#ffffff', 4) +
    shape('M140 330L260 180L370 400H140Z', '#2f4a6d') +
    disc(300, 180, 36, '#e7a23d') +
    box(420, 110, 150, 190, '#ffffff', 4) +
    disc(495, 205, 52, '#c5553f') +
    sofa(640, 400, 500, '#5a6b7d', '#47566a') +
    line('M560 570V240', '#30343a', 8) +
    shape('M506 250h108l-22-80h-64z', '#f6e3b4') +
    oval(760, 640, 380, 40, '#b3aba0') +
    plant(1200, 600, 120, '#30343a', '#5c8a6c'),
  'Cozy Home': () =>
    room('#f3d9bb', '#a9744c') +
    pane(120, 120, 280, 280, '#23395d', '#fff4e3') +
    repeat(18, (index) => disc(130 + chance(index) * 260, 130 + chance(index + 7) * 250, 3, '#ffffffcc')) +
    box(780, 250, 360, 310, '#b36a4a', 8) +
    box(740, 230, 440, 34, '#7d4a34', 6) +
    box(850, 340, 220, 220, '#3b2620', 100) +
    shape('M960 400C1010 460 1030 490 1010 540H910C890 490 930 470 960 400Z', '#f0913a') +
    shape('M960 450C990 485 995 510 985 540H935C925 510 940 490 960 450Z', '#ffd56b') +
    sofa(360, 430, 330, '#c5553f', '#a8432f') +
    box(400, 460, 80, 70, '#f6e3b4', 14) +
    oval(640, 660, 420, 38, '#d9a679'),
  Desert: () =>
    sky('#f7c98a', '#fbe3bd', '#fdf1dc') +
    disc(930, 210, 78, '#fff6df') +
    hill(480, 90, 0, '#e0a066') +
    hill(560, 70, -160, '#cf8650') +
    hill(640, 50, 120, '#b76c3d') +
    box(226, 380, 44, 220, '#5f8a5a', 22) +
    box(170, 430, 30, 90, '#5f8a5a', 15) +
    box(170, 496, 70, 28, '#5f8a5a', 14) +
    box(296, 400, 30, 90, '#5f8a5a', 15) +
    box(256, 466, 70, 28, '#5f8a5a', 14),
  Fishing: () =>
    sky('#a9d3e8', '#dff0f4') +
    hill(330, 110, 60, '#7ba38b') +
    hill(370, 60, -200, '#5e8a72') +
    box(0, 400, 1280, 320, '#4d8fb0') +
    repeat(22, (index) =>
      line(
        `M${chance(index) * 1240} ${420 + chance(index + 30) * 280}h${40 + chance(index + 60) * 70}`,
        '#ffffff44',
        4,
      ),
    ) +
    shape('M760 470h330q-30 74-110 74h-120q-80 0-100-74z', '#8d4b3f') +
    box(900, 420, 16, 54, '#5a3128') +
    line('M916 430Q1050 330 1150 300', '#3a2a22', 5) +
    line('M1150 300V560', '#ffffffaa', 2) +
    shape('M0 720V560H360l-30 40H60V720Z', '#9a7450') +
    repeat(3, (index) => box(60 + index * 120, 590, 20, 130, '#77573b')),
  Flower: () =>
    sky('#fdf0f4', '#f7dbe6') +
    repeat(46, (index) => {
      const [x, y, size] = [
        chance(index) * 1320 - 20,
        150 + chance(index + 40) * 590,
        22 + chance(index + 80) * 34,
      ];
      const color = ['#e8799b', '#f2a7bd', '#f6c453', '#c58bd1', '#ffffff'][index % 5] ?? '#fff';
      const petals = repeat(6, (petal) => {
        const angle = (petal * Math.PI) / 3;
        return disc(x + Math.cos(angle) * size * 0.6, y + Math.sin(angle) * size * 0.6, size * 0.42, color);
      });
      return (
        line(`M${x} ${y}q10 120 -6 ${740 - y}`, '#7fa76a', 5) + petals + disc(x, y, size * 0.34, '#f0b23d')
      );
    }),
  Kitchen: () =>
    room('#f1eee6', '#c3a988', 590) +
    box(0, 60, 520, 170, '#6f8f86', 6) +
    repeat(3, (index) => box(20 + index * 168, 80, 150, 130, '#7fa096', 4)) +
    pane(610, 90, 300, 210, '#cfe7f2', '#ffffff') +
    box(980, 60, 300, 170, '#6f8f86', 6) +
    box(1000, 80, 120, 130, '#7fa096', 4) +
    box(1140, 80, 120, 130, '#7fa096', 4) +
    repeat(16, (index) => box(index * 80 + 2, 330, 76, 46, index % 2 ? '#ffffff' : '#e3ddd0', 4)) +
    box(0, 400, 1280, 26, '#d9c3a1') +
    box(0, 426, 1280, 164, '#6f8f86') +
    repeat(8, (index) => box(16 + index * 160, 446, 144, 130, '#7fa096', 4)) +
    box(200, 350, 70, 50, '#c5553f', 8) +
    plant(1060, 400, 60, '#ffffff', '#6c9a76') +
    lamp(380, 190, '#d9a657') +
    box(740, 370, 60, 30, '#b9c2c4', 4) +
    line('M770 370v-40q0-20 26-20', '#8f999b', 8),
  'Modern Home': () =>
    room('#dfe5e6', '#b59b7d') +
    box(660, 60, 560, 440, '#bfe0ef') +
    hill(470, 40, 300, '#8fb58f') +
    box(0, 0, 650, 560, '#dfe5e6') +
    box(1230, 0, 50, 560, '#dfe5e6') +
    box(660, 500, 570, 60, '#dfe5e6') +
    box(650, 50, 580, 12, '#30373d') +
    repeat(4, (index) => box(648 + index * 190, 50, 10, 460, '#30373d')) +
    box(0, 560, 1280, 160, '#b59b7d') +
    box(110, 130, 340, 200, '#30373d', 8) +
    box(70, 440, 440, 60, '#f7f7f5', 6) +
    sofa(700, 450, 420, '#3f5866', '#314855') +
    plant(590, 610, 160, '#f7f7f5', '#5c8a6c'),
  Nature: () =>
    sky('#bfe3f5', '#eaf6ee') +
    disc(1040, 150, 62, '#fff4cf') +
    hill(420, 150, 40, '#a9cfa6') +
    hill(500, 90, -160, '#7fb27c') +
    hill(590, 60, 140, '#5d965c') +
    repeat(9, (index) =>
      tree(
        60 + index * 148,
        560 + chance(index) * 90,
        130 + chance(index + 20) * 90,
        index % 2 ? '#3f7a4a' : '#4d8a55',
      ),
    ),
  Ocean: () =>
    sky('#8fcbe8', '#d8eff6', '#fdf4e3') +
    disc(300, 250, 64, '#fff6df') +
    box(0, 380, 1280, 220, '#2f83ab') +
    shape('M0 430Q160 400 320 430T640 430T960 430T1280 430V600H0Z', '#3b95bd') +
    shape('M0 500Q160 470 320 500T640 500T960 500T1280 500V620H0Z', '#58b0cf') +
    shape('M0 570Q320 530 640 575T1280 560V720H0Z', '#f2dfb9') +
    shape('M0 560Q320 520 640 565T1280 550V566Q960 540 640 582T0 578Z', '#ffffffcc') +
    shape('M880 380h150l-30 34h-90z', '#ffffff') +
    shape('M950 372V250l66 122z', '#f6efe4') +
    shape('M940 372V280l-48 92z', '#e8795a'),
  Patio: () =>
    sky('#9fd3e8', '#e9f5ef') +
    hill(400, 80, 0, '#8fb58f') +
    box(0, 470, 1280, 250, '#d9b48a') +
    repeat(7, (row) => line(`M0 ${490 + row * 36}H1280`, '#c39a6c', 3)) +
    repeat(5, (index) => box(20 + index * 300, 120, 22, 370, '#7a573c')) +
    box(0, 96, 1280, 28, '#8d6546') +
    line('M0 130Q160 220 320 130T640 130T960 130T1280 130', '#5a4433', 3) +
    repeat(16, (index) => disc(40 + index * 80, 150 + Math.abs(Math.sin(index * 1.57)) * 34, 9, '#ffe7a6')) +
    sofa(460, 440, 360, '#f4ede1', '#dccfb8') +
    oval(640, 650, 130, 22, '#7a573c') +
    plant(200, 640, 170, '#c56b45', '#4d8a55') +
    plant(1090, 640, 190, '#c56b45', '#5d965c'),
  Plant: () =>
    room('#e6eee4', '#cdb99b') +
    pane(520, 90, 300, 260, '#d9eef2', '#ffffff') +
    box(60, 330, 360, 16, '#a9805a') +
    plant(130, 330, 70, '#ffffff', '#6c9a76') +
    plant(250, 330, 90, '#c97f5a', '#4d8a55') +
    plant(360, 330, 64, '#44617b', '#8fb58f') +
    plant(170, 640, 230, '#c97f5a', '#3f7a4a') +
    plant(950, 640, 260, '#ffffff', '#4d8a55') +
    plant(1150, 650, 190, '#44617b', '#6c9a76') +
    plant(690, 640, 130, '#d9a657', '#5d965c'),
  'San Francisco': () =>
    sky('#f4b98a', '#f8dcc0', '#dfeaf2') +
    hill(450, 70, 120, '#8fa5b3') +
    repeat(16, (index) =>
      box(40 + index * 34, 440 - chance(index) * 120, 30, 140 + chance(index) * 120, '#6d8494'),
    ) +
    shape('M300 460L330 300L360 460Z', '#5d7484') +
    box(0, 520, 1280, 200, '#4f7f98') +
    box(0, 500, 1280, 16, '#b5442f') +
    repeat(
      2,
      (index) =>
        box(640 + index * 430, 190, 18, 440, '#c9523a') + box(690 + index * 430, 190, 18, 440, '#c9523a'),
    ) +
    repeat(6, (index) => box(640 + (index % 2) * 430, 230 + Math.floor(index / 2) * 90, 68, 14, '#c9523a')) +
    line('M470 500Q560 300 674 196Q880 600 1104 196Q1200 300 1300 420', '#b5442f', 6) +
    repeat(15, (index) =>
      line(`M${700 + index * 27} ${500 - ((index - 7) / 7) ** 2 * 230}V500`, '#b5442f88', 2),
    ) +
    repeat(4, (index) => oval(180 + index * 320, 560 + (index % 2) * 40, 220, 22, '#ffffff66')),
};
