import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = dirname(dirname(import.meta.dirname));
const stateFolder = join(root, '.franca/fonts');
const require = createRequire(import.meta.url);

const packageFolder = (name: string): string => dirname(require.resolve(`${name}/package.json`));

/** Fonts of the generic families; whatever a page names and does not bring along is drawn in the first one. */
const families = {
  'sans-serif': 'Arimo',
  'system-ui': 'Arimo',
  serif: 'DejaVu Serif',
  monospace: 'DejaVu Sans Mono',
  'ui-monospace': 'DejaVu Sans Mono',
  emoji: 'Noto Color Emoji',
};

const alias = ([family, font]: [string, string]): string =>
  `  <alias binding="same"><family>${family}</family><prefer><family>${font}</family></prefer></alias>`;

// Nothing is included from /etc/fonts: neither the fonts of the machine nor its settings of hinting and smoothing.
/** Which fonts a browser sees. */
interface ProjectFonts {
  /** Whether emoji in colour are among them. */
  emoji: boolean;
}

const folderOfEmoji = (): string => `
  <dir>${packageFolder('@expo-google-fonts/noto-color-emoji')}</dir>`;

const configuration = ({ emoji }: ProjectFonts): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${join(packageFolder('dejavu-fonts-ttf'), 'ttf')}</dir>
  <dir>${packageFolder('@expo-google-fonts/arimo')}</dir>${emoji ? folderOfEmoji() : ''}
  <cachedir>${join(stateFolder, 'cache')}</cachedir>
${Object.entries(families).map(alias).join('\n')}
  <match target="pattern">
    <edit name="family" mode="append_last"><string>Arimo</string></edit>
  </match>
  <!-- DejaVu draws the symbols and scripts that Arimo lacks, but not the emoji: its own have one colour. -->
  <match target="scan">
    <test name="family"><string>DejaVu Sans</string></test>
    <edit name="charset" mode="assign">
      <minus>
        <name>charset</name>
        <charset><range><int>0x1f300</int><int>0x1faff</int></range></charset>
      </minus>
    </edit>
  </match>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="autohint" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
    <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
    <edit name="embeddedbitmap" mode="assign"><bool>false</bool></edit>
  </match>
</fontconfig>
`;

/** Whether the browser of this system can be given fonts of our own: only Linux finds its fonts with fontconfig. */
export const hasProjectFonts: boolean = process.platform === 'linux';

/**
 * Environment variables with which a browser sees the fonts of npm packages and no others, so that the same letters
 * are drawn on every machine. Empty where {@link hasProjectFonts} is false.
 */
export function fontEnvironment(fonts: ProjectFonts = { emoji: true }): Record<string, string> {
  if (!hasProjectFonts) return {};
  const file = join(stateFolder, fonts.emoji ? 'fonts.conf' : 'fonts-without-emoji.conf');
  mkdirSync(join(stateFolder, 'cache'), { recursive: true });
  // Several processes may do this at once: none may read half a file.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, configuration(fonts));
  renameSync(unfinished, file);
  return { FONTCONFIG_FILE: file };
}
