/**
 * The stickers of each pack: the emoji that says what one shows, and the name of its picture in Fluent Emoji. Names stay for
 * ever, because messages point to the pictures.
 */
export const stickerLists = {
  faces: `
    😃 grinning-face-with-big-eyes, 😂 face-with-tears-of-joy, 🤣 rolling-on-the-floor-laughing,
    😍 smiling-face-with-heart-eyes, 🥰 smiling-face-with-hearts, 🤩 star-struck, 😘 face-blowing-a-kiss,
    😜 winking-face-with-tongue, 🤪 zany-face, 🤗 hugging-face, 🤔 thinking-face, 🫡 saluting-face,
    😏 smirking-face, 😎 smiling-face-with-sunglasses, 🤓 nerd-face, 🥳 partying-face,
    🥹 face-holding-back-tears, 😭 loudly-crying-face, 😢 crying-face, 🥺 pleading-face, 😠 angry-face,
    🤯 exploding-head, 🥵 hot-face, 🥶 cold-face, 😴 sleeping-face, 🥱 yawning-face, 🤢 nauseated-face,
    🤧 sneezing-face, 🫠 melting-face, 🙃 upside-down-face, 🤑 money-mouth-face, 👻 ghost, 🤖 robot,
    👽 alien, 🤡 clown-face, 💩 pile-of-poo`,
  animals: `
    🐱 cat-face, 🐶 dog-face, 🦊 fox, 🐼 panda, 🐨 koala, 🐯 tiger-face, 🦁 lion, 🐻 bear,
    🐻‍❄ polar-bear, 🐰 rabbit-face, 🐹 hamster, 🐭 mouse-face, 🐷 pig-face, 🐸 frog, 🐵 monkey-face,
    🙈 see-no-evil-monkey, 🙉 hear-no-evil-monkey, 🙊 speak-no-evil-monkey, 🐧 penguin, 🦉 owl,
    🐤 baby-chick, 🐣 hatching-chick, 🦄 unicorn, 🐲 dragon-face, 🦖 t-rex, 🦕 sauropod, 🐙 octopus,
    🐋 whale, 🐬 dolphin, 🐠 tropical-fish, 🐢 turtle, 🦥 sloth, 🦦 otter, 🦔 hedgehog, 🐝 honeybee,
    🦋 butterfly`,
  food: `
    🍕 pizza, 🍔 hamburger, 🍟 french-fries, 🌮 taco, 🍣 sushi, 🥟 dumpling, 🍜 steaming-bowl,
    🍛 curry-rice, 🍱 bento-box, 🍳 cooking, 🥐 croissant, 🥞 pancakes, 🧇 waffle, 🍩 doughnut,
    🍪 cookie, 🧁 cupcake, 🎂 birthday-cake, 🍰 shortcake, 🍨 ice-cream, 🍦 soft-ice-cream,
    🍫 chocolate-bar, 🍬 candy, 🍿 popcorn, 🥑 avocado, 🍓 strawberry, 🍉 watermelon, 🍍 pineapple,
    🍒 cherries, 🍌 banana, 🧋 bubble-tea, ☕ hot-beverage, 🫖 teapot, 🍻 clinking-beer-mugs,
    🥂 clinking-glasses, 🍹 tropical-drink`,
  celebration: `
    🎉 party-popper, 🎊 confetti-ball, 🎈 balloon, 🎁 wrapped-gift, 🎆 fireworks, 🎇 sparkler,
    ✨ sparkles, 🏆 trophy, 🏅 sports-medal, 🥇 1st-place-medal, 🎃 jack-o-lantern, 🎄 christmas-tree,
    🧧 red-envelope, 🧨 firecracker, 🪩 mirror-ball, 🪄 magic-wand, 🧸 teddy-bear, 💐 bouquet, 🌹 rose,
    🌻 sunflower, 🍀 four-leaf-clover, 🌈 rainbow, ☀ sun, 🌟 glowing-star, 🌙 crescent-moon, 🚀 rocket,
    ❤ red-heart, 💖 sparkling-heart, 💕 two-hearts, 💘 heart-with-arrow, 💓 beating-heart,
    ❤‍🔥 heart-on-fire, 💯 hundred-points, 🔥 fire, 👍 thumbs-up, 👏 clapping-hands, 🙏 folded-hands,
    👋 waving-hand, ✌ victory-hand, 👌 ok-hand`,
} as const satisfies Record<string, string>;

/** One sticker of a list: the emoji that says what it shows, and the name of its picture. */
export interface ListedSticker {
  /** The emoji. */
  readonly emoji: string;
  /** The name. */
  readonly picture: string;
}

/** Reads "emoji name, emoji name". */
export function readStickerList(list: string): ListedSticker[] {
  return list.split(',').map((item) => {
    const [emoji = '', picture = ''] = item.trim().split(' ');
    return { emoji, picture };
  });
}
