// @ts-check
/**
 * Loaded before firebase-tools. Its emulator of Cloud Tasks looks for new tasks once a second, so that what follows from a change
 * comes up to a second later than in the cloud. This has it look fifty times a second.
 */
import { TaskQueueController } from 'firebase-tools/lib/emulator/tasksEmulator.js';

TaskQueueController.LISTEN_TIMEOUT = 20;
