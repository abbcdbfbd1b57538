import { useLocation, useNavigate } from 'react-router';

/** What the history keeps while a photo fills the window: so the back button closes it, as it does everywhere else. */
interface PhotoState {
  photo?: number;
}

/** Which photo fills the window, by its place among all; how to open one, and to close it. */
export function useOpenedPhoto(): {
  opened: number | undefined;
  open: (index: number) => void;
  close: () => void;
} {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  return {
    // Whatever else the history keeps there is not ours.
    opened: (state as PhotoState | null)?.photo,
    open: (photo) =>
      void navigate({ search, hash }, { state: { photo } satisfies PhotoState, preventScrollReset: true }),
    close: () => void navigate(-1),
  };
}
