import { manualClock, systemClock } from '@franca/ui/core';
import {
  type ConformanceOptions,
  describeEveryExport,
  eventually,
  make,
  nothing,
} from '@franca/ui/testing/conformance';
import { Settings } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect } from 'vitest';
import { memoryCallStorage } from '../core/devices/CallStorage.ts';
import { createLocalMedia } from '../core/devices/createLocalMedia.ts';
import type { Participant } from '../core/room/CallRoom.ts';
import * as main from '../index.ts';
import { DemoCallView } from './DemoCallView.tsx';
import { demoCall } from './demoCall.ts';
import { fakeAdditions } from './fakeAdditions.ts';
import { fakeGestures } from './fakeGestures.ts';
import { fakeRoom } from './fakeRoom.ts';

type Given = Record<string, unknown>;

const lucia: Participant = {
  id: 'lucia-1',
  userId: 'lucia',
  connection: 'connected',
  quality: 4,
  microphone: null,
  camera: null,
  screen: null,
};

function InCall({ create, given }: { create: (given: Given) => ReactNode; given: Given }) {
  const [call] = useState(() =>
    demoCall({ isVideo: false, people: [{ userId: 'lucia', camera: false }], clock: manualClock() }),
  );
  const [{ gestures }] = useState(() => fakeGestures({ clock: manualClock() }));
  const [{ additions }] = useState(() => fakeAdditions());
  return (
    <DemoCallView call={call} additions={additions} gestures={gestures}>
      {create(given)}
    </DemoCallView>
  );
}

/** Draws it as an application does: below a `CallProvider`, over a call in memory. */
const inCall = (create: (given: Given) => ReactNode) => (given: Given) => (
  <InCall create={create} given={given} />
);

function OwnDevices(given: Given) {
  const [local] = useState(() =>
    createLocalMedia({
      media: fakeRoom().media,
      storage: memoryCallStorage(),
      clock: systemClock,
      images: [],
    }),
  );
  return <main.PreJoin local={local} isVideo={false} onJoin={nothing} {...given} />;
}

/** Waits until the room is entered: on the way there, one button after the other can be pressed. */
const entered = async (): Promise<void> => {
  await eventually(() => expect(document.querySelector('[aria-label="End call"]')).not.toBeNull());
};

/** Waits until the microphone is open, after which the devices have names. */
const opened = async (): Promise<void> => {
  await eventually(() => expect(document.querySelector('[aria-label="Mute"]')).not.toBeNull());
};

const suites: Record<string, ConformanceOptions> = {
  AddPeopleButton: {
    element: 'button',
    create: inCall(make(main.AddPeopleButton, {})),
    keyboard: 'button',
  },
  CallFooter: {
    appear: entered,
    element: 'section',
    create: inCall(make(main.CallFooter, { onOpen: nothing })),
    keyboard: 'contents',
  },
  CallScreen: {
    appear: entered,
    element: 'div',
    create: inCall(make(main.CallScreen, { onClose: nothing })),
    keyboard: 'contents',
  },
  ConversationButton: {
    part: 'control-button',
    element: 'button',
    create: make(main.ConversationButton, { open: false, onOpenChange: nothing }),
    keyboard: 'button',
  },
  ControlButton: {
    element: 'button',
    create: make(main.ControlButton, { icon: Settings, label: 'Settings' }),
    keyboard: 'button',
  },
  GestureButton: {
    part: 'control-button',
    element: 'button',
    create: inCall(make(main.GestureButton, {})),
    keyboard: 'popover',
  },
  InCall: { appear: entered, element: 'main', create: inCall(make(main.InCall, {})), keyboard: 'contents' },
  IncomingCall: {
    element: 'section',
    create: make(main.IncomingCall, {
      caller: { userId: 'lucia', name: 'Lucía' },
      isVideo: true,
      onAccept: nothing,
      onReject: nothing,
    }),
    keyboard: 'contents',
  },
  OutgoingCall: {
    appear: opened,
    element: 'section',
    create: inCall(make(main.OutgoingCall, {})),
    keyboard: 'contents',
  },
  ParticipantTile: {
    element: 'article',
    create: inCall(make(main.ParticipantTile, { participant: lucia })),
    keyboard: 'contents',
  },
  PreJoin: {
    appear: opened,
    element: 'section',
    create: (given) => <OwnDevices {...given} />,
    keyboard: 'contents',
  },
  RecordButton: {
    // A button like the others, for style sheets too.
    part: 'control-button',
    element: 'button',
    create: make(main.RecordButton, { state: 'off', onStart: nothing, onStop: nothing }),
    keyboard: 'button',
  },
  TranscriptButton: {
    element: 'button',
    create: make(main.TranscriptButton, { state: 'off', onStart: nothing, onStop: nothing }),
    keyboard: 'button',
  },
  QualityBars: { element: 'span', create: make(main.QualityBars, { level: 3 }), keyboard: 'none' },
};

/** The name of each part for style sheets: `CallFooter` is `call-footer`. */
const named = Object.entries(suites).map(([name, suite]) => {
  const part = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  return [name, { part, ...suite }] as const;
});

describeEveryExport({
  exports: { ...main },
  suites: Object.fromEntries(named),
  apart: {
    Avatar: 'A component of @franca/ui, in whose suite it is.',
    CallError: 'An error, no component.',
    CallProvider: 'It renders no element of its own.',
    MainParticipant: 'It renders nothing outside of a room, and a server is in none.',
    VideoView: 'The place of a picture that is moved; the stories prove it.',
  },
});
